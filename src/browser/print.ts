/** Opens the browser's print dialog, where the page can also be saved as a PDF. */
export const printPage = (): void => globalThis.print();
