import { useEffect, useState } from "react";
import { onFragmentChange, readAddressFragment } from "#browser/address.ts";
import { carriesInputs } from "#domain/link.ts";

/**
 * State that starts with what the page's link says, and follows a link pasted into the open page.
 * `read` checks what it is given, and stands outside of the component.
 */
export function useLinked<Value>(read: (fragment: string) => Value) {
  const [value, setValue] = useState(() => read(readAddressFragment()));
  useEffect(
    () =>
      onFragmentChange((fragment) => {
        if (carriesInputs(fragment)) setValue(read(fragment));
      }),
    [read],
  );
  return [value, setValue] as const;
}
