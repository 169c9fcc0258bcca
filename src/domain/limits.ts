/**
 * How much text the tools take. Showing is the cost, not computing: a browser formats 50 MB in a
 * second, and freezes for seventeen when 10 MB of it is put into a text field.
 */
const kibi = 1024;
const mebi = kibi * kibi;

/** Up to here a tool answers while the visitor types; over it, when asked. */
export const liveBytes = mebi;

/** Over this a tool refuses, and names the size. */
export const maxTextBytes = 50 * mebi;

/** An output longer than this, or with more lines, shows its head. */
export const shownChars = mebi;
export const shownLines = 20_000;

/** Over this a plain text field is slow: the editor takes its place. */
export const plainFieldChars = 50_000;

/** Over this a text is not put into the editor, where every key would be slow: it is only read. */
export const editableChars = 4 * mebi;

/** Work on more characters than this is done in a worker. */
export const atOnceChars = 50_000;

/** A text with a line longer than this is not wrapped: that alone can take a second. */
export const wrappedLineChars = 10_000;

/** A line longer than this is not colored. */
export const coloredLineChars = 100_000;

/** How long to wait after a key before answering. */
export const typingPauseMs = 150;

/** How long a worker may take before it is stopped. */
export const workDeadlineMs = 60_000;
