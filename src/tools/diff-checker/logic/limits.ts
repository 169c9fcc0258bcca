/** As many rows as a page draws at once, and gets without asking again. More are shown in a window. */
export const headRows = 400;
