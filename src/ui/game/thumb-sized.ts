/** Everything to press in it is at least 44 px high and wide for a finger. */
export const thumbSized =
  "pointer-coarse:[&_:is(button,select,label:has(input))]:min-h-[44px] pointer-coarse:[&_:is(button,select,label:has(input))]:min-w-[44px]";
