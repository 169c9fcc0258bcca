// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { workerMessages } from "#browser/worker.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { doing, mount } from "./game/mount-for-test.tsx";
import { useWork, type Control } from "./use-work.ts";
import { useWorker } from "./use-worker.ts";

/** Says a text aloud. Over ten characters it waits to be asked, up to three it is done at once. */
interface Task {
  text: string;
  tone: string;
}
type Outcome = Result<string, "unspeakable">;
interface Call extends Control {
  task: Task;
  answer: (outcome: Outcome) => void;
}

let calls: Call[];
let ended: number;
let work: ReturnType<typeof useWork<Task, string, "unspeakable">>;
let page: ReturnType<typeof mount>;

const say = ({ text, tone }: Task): Outcome => (text === "?" ? fail("Why?") : ok(`${text}${tone}`));
const run = (task: Task, control: Control) =>
  new Promise<Outcome>((answer) => calls.push({ task, ...control, answer }));

function Speaker({ text, tone }: Task) {
  useWorker(() => ({ end: () => (ended += 1) }));
  const used = useWork<Task, string, "unspeakable">({
    task: text === "" ? null : { text, tone },
    live: text.length <= 10,
    atOnce: text.length <= 3 ? say : undefined,
    run,
  });
  // eslint-disable-next-line react/globals -- the test looks at what the part sees
  work = used;
  return null;
}

const type = (text: string, tone = "!") => page.render(<Speaker text={text} tone={tone} />);
/** A text that is new as a whole: pasted, opened, a sample. */
const place = (text: string, tone = "!") => {
  doing(() => {
    work.ask({ text, tone });
    type(text, tone);
  });
};
const last = () => {
  const call = calls.at(-1);
  if (!call) throw new Error("Nothing was run");
  return call;
};
/** Answers the call, the last one unless another is named, and lets React draw it. */
const answer = async (outcome: Outcome, call = last()) =>
  act(async () => {
    call.answer(outcome);
    await Promise.resolve();
  });
const canceled = fail(workerMessages.canceled);

beforeEach(() => {
  calls = [];
  ended = 0;
  page = mount(<Speaker text="" tone="!" />);
});
afterEach(() => page.unmount());

describe("given", () => {
  test("nothing: there is nothing to say or to do", () => {
    expect(work).toMatchObject({ outcome: null, answered: null, busy: false, canRun: false });
    expect(calls).toEqual([]);
  });

  test("a little: answered at once, without a run", () => {
    type("one");
    expect(work).toMatchObject({ outcome: ok("one!"), busy: false, canRun: false, waits: false });
    expect(work.answered).toEqual({ text: "one", tone: "!" });
    expect(calls).toEqual([]);
  });

  test("the same again: the same outcome, made once", async () => {
    type("one");
    const { outcome } = work;
    type("one");
    expect(work.outcome).toBe(outcome);
    type("three");
    await answer(ok("three!"));
    type("three");
    expect(calls).toHaveLength(1);
  });

  test("more: it is run, and tells how far it is", async () => {
    type("three");
    expect(work).toMatchObject({ outcome: null, busy: true, done: undefined });
    doing(() => last().onProgress(0.5));
    expect(work.done).toBe(0.5);
    await answer(ok("three!"));
    expect(work).toMatchObject({ outcome: ok("three!"), busy: false, done: undefined });
    expect(work.answered).toEqual({ text: "three", tone: "!" });
  });

  test("too much: it waits, and is out of date until it is run", async () => {
    type("hundreds of words");
    expect(work).toMatchObject({ outcome: null, busy: false, waits: true, isStale: true });
    expect(work.canRun).toBe(true);
    expect(calls).toEqual([]);
    doing(work.run);
    expect(work).toMatchObject({ busy: true, isStale: false, canRun: false });
    await answer(ok("said"));
    expect(work).toMatchObject({ outcome: ok("said"), busy: false, isStale: false, canRun: false });
  });

  test.each(["one", "three", "hundreds of words"])("%j, placed: it is asked for", (text) => {
    place(text);
    expect(work).toMatchObject({ isStale: false, busy: text !== "one" });
    expect(calls.map(({ task }) => task)).toEqual(text === "one" ? [] : [{ text, tone: "!" }]);
  });
});

describe("the last answer", () => {
  beforeEach(async () => {
    type("three");
    await answer(ok("three!"));
  });

  test.each([
    ["another text", "seven", "!"],
    ["another option", "three", "?"],
  ])("stays while somebody types %s, until the next one is there", async (_what, text, tone) => {
    type(text, tone);
    expect(work).toMatchObject({ outcome: ok("three!"), busy: true });
    expect(work.answered).toEqual({ text: "three", tone: "!" });
    await answer(ok("next"));
    expect(work).toMatchObject({ outcome: ok("next"), busy: false });
    expect(work.answered).toEqual({ text, tone });
  });

  test("stays when the text grows too long to follow, and is out of date", () => {
    type("three and a half");
    expect(work).toMatchObject({ outcome: ok("three!"), busy: false, isStale: true });
    expect(calls).toHaveLength(1);
  });

  test("that was made at once stays as well", () => {
    type("two");
    type("twenty");
    expect(work).toMatchObject({ outcome: ok("two!"), busy: true });
  });

  test.each(["seven", "hundreds of words"])("goes when %j is placed", async (text) => {
    place(text);
    expect(work).toMatchObject({ outcome: null, answered: null, busy: true });
    await answer(ok("next"));
    expect(work.outcome).toEqual(ok("next"));
  });

  test("goes with the text, and does not come back", () => {
    type("");
    expect(work).toMatchObject({ outcome: null, answered: null, busy: false });
    type("seven");
    expect(work.outcome).toBeNull();
  });

  test("of a long text is out of date as soon as anything changes", async () => {
    place("hundreds of words");
    await answer(ok("said"));
    type("hundreds of words", "?");
    expect(work).toMatchObject({ outcome: ok("said"), isStale: true, canRun: true });
    type("hundreds of words", "!");
    expect(work).toMatchObject({ outcome: ok("said"), isStale: false, canRun: false });
    expect(calls).toHaveLength(2);
  });
});

describe("what is no longer wanted", () => {
  test("is aborted, and its answer and progress are not heard", async () => {
    type("three");
    const old = last();
    type("seven");
    expect(old.signal.aborted).toBe(true);
    const before = work;
    doing(() => old.onProgress(0.9));
    await answer(ok("three!"), old);
    expect(work, "drawn again").toBe(before);
    expect(work).toMatchObject({ outcome: null, busy: true, done: undefined });
    expect(last().signal.aborted).toBe(false);
  });

  test("does not lend its progress to the next", () => {
    type("three");
    doing(() => last().onProgress(0.9));
    type("seven");
    expect(work.done).toBeUndefined();
  });

  test("is aborted when the text becomes short, or is gone", () => {
    type("three");
    type("two");
    expect(last().signal.aborted).toBe(true);
    expect(work.outcome).toEqual(ok("two!"));
    type("seven");
    type("");
    expect(last().signal.aborted).toBe(true);
    expect(work).toMatchObject({ outcome: null, busy: false });
  });

  test("goes on when it was asked for and the text changes: it is shown as out of date", async () => {
    place("hundreds of words");
    type("hundreds of words more");
    expect(last().signal.aborted).toBe(false);
    expect(work).toMatchObject({ busy: true, isStale: true });
    await answer(ok("said"));
    expect(work).toMatchObject({ outcome: ok("said"), isStale: true, canRun: true });
  });

  test("ends with the page, and the worker too", () => {
    type("three");
    const before = ended;
    const { signal } = last();
    page.unmount();
    expect(signal.aborted).toBe(true);
    expect(ended).toBe(before + 1);
    page = mount(<Speaker text="" tone="!" />);
  });
});

describe("what was stopped", () => {
  test.each(["three", "hundreds of words"])("%j by Cancel can be run again", async (text) => {
    place(text);
    const stopped = last();
    doing(() => stopped.onProgress(0.5));
    doing(work.cancel);
    expect(stopped.signal.aborted).toBe(true);
    expect(work).toMatchObject({ outcome: canceled, busy: false, isStale: false, canRun: true });
    await answer(ok("too late"), stopped);
    expect(work.outcome).toEqual(canceled);

    doing(work.run);
    expect(work).toMatchObject({ outcome: null, busy: true, canRun: false, done: undefined });
    expect(last()).not.toBe(stopped);
    await answer(ok("said"));
    expect(work).toMatchObject({ outcome: ok("said"), busy: false, canRun: false });
  });

  test.each([workerMessages.crashed, workerMessages.late(1000)])("by itself: %j", async (why) => {
    type("three");
    await answer(fail(why));
    expect(work).toMatchObject({ outcome: fail(why), busy: false, canRun: true });
    doing(work.run);
    expect(work).toMatchObject({ outcome: null, busy: true });
    expect(calls).toHaveLength(2);
    await answer(ok("three!"));
    expect(work.outcome).toEqual(ok("three!"));
  });

  test("is not what was refused: another run would say the same", async () => {
    type("three");
    await answer(fail("No", "unspeakable"));
    expect(work).toMatchObject({ outcome: fail("No", "unspeakable"), canRun: false });
    type("?");
    expect(work).toMatchObject({ outcome: fail("Why?"), canRun: false });
  });

  test("while nothing runs, there is nothing to cancel", async () => {
    doing(work.cancel);
    expect(work.outcome).toBeNull();
    type("three");
    await answer(ok("three!"));
    doing(work.cancel);
    expect(work.outcome).toEqual(ok("three!"));
  });
});
