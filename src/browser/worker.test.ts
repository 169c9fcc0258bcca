import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  serveJobs,
  transfer,
  type Job,
  type Reply,
  type Request,
  type TellingJob,
} from "#domain/jobs.ts";
import { fail, ok } from "#domain/result.ts";
import { openWorker, workerMessages } from "./worker.ts";

/** Jobs as a unit's worker.ts would have them. */
const jobs = {
  double: ({ value }: { value: number }) =>
    value < 0 ? fail("Too small", { place: 3 }) : ok(value * 2),
  bytes: () => {
    const bytes = new Uint8Array([1, 2, 3]);
    return transfer(ok(bytes), [bytes.buffer]);
  },
  slow: async (_input: null, job: Job) => {
    for (const done of [0.001, 0.5, 0.504, 2]) job.progress(done);
    await Promise.resolve();
    return ok("slow");
  },
  explode: (): never => {
    throw new RangeError("Out of memory");
  },
  hang: () => new Promise<never>(() => {}),
  tellAndHang: (_input: null, job: TellingJob) => {
    for (const part of ["first", "second"]) job.tell(part);
    return new Promise<never>(() => {});
  },
};

/** A worker in the same thread: it clones what is posted, and can be told how to die. */
class FakeWorker extends EventTarget {
  static made: FakeWorker[] = [];
  isTerminated = false;
  transferred: Transferable[][] = [];
  readonly scope = new EventTarget();

  constructor() {
    super();
    FakeWorker.made.push(this);
    serveJobs(jobs, {
      addEventListener: (type, listener) =>
        this.scope.addEventListener(type, listener as unknown as EventListener),
      postMessage: (reply, list) => {
        this.transferred.push(list);
        this.send(reply);
      },
    });
  }
  postMessage(request: Request, list: Transferable[]) {
    const data = structuredClone(request, { transfer: list as ArrayBuffer[] });
    queueMicrotask(() => this.scope.dispatchEvent(new MessageEvent("message", { data })));
  }
  send(data: Reply) {
    if (!this.isTerminated) this.dispatchEvent(new MessageEvent("message", { data }));
  }
  terminate() {
    this.isTerminated = true;
  }
}

const open = (create = () => new FakeWorker()) =>
  openWorker<typeof jobs>(() => create() as unknown as Worker);
const deadlineMs = 1000;
const rules = { deadlineMs };
const made = () => FakeWorker.made.length;

beforeEach(() => {
  FakeWorker.made = [];
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("calls", () => {
  test("answer with the job's result, a refusal with its detail", async () => {
    const worker = open();
    expect(await worker.call("double", { value: 21 }, rules)).toEqual(ok(42));
    expect(await worker.call("double", { value: -1 }, rules)).toEqual(
      fail("Too small", { place: 3 }),
    );
  });

  test("share one worker, made when it is first needed", async () => {
    const worker = open();
    expect(made()).toBe(0);
    const answers = await Promise.all(
      [1, 2, 3].map((value) => worker.call("double", { value }, rules)),
    );
    expect(answers).toEqual([ok(2), ok(4), ok(6)]);
    expect(made()).toBe(1);
  });

  test("find the worker that was prepared for them", async () => {
    const worker = open();
    worker.prepare();
    worker.prepare();
    expect(made()).toBe(1);
    expect(await worker.call("double", { value: 1 }, rules)).toEqual(ok(2));
    expect(made()).toBe(1);
  });

  test("move buffers both ways", async () => {
    const worker = open();
    const bytes = new Uint8Array(8);
    await worker.call("bytes", bytes, { deadlineMs, transfer: [bytes.buffer] });
    expect(bytes.byteLength).toBe(0);
    expect(FakeWorker.made[0]?.transferred[0]).toHaveLength(1);
  });

  test("tell how far they are, in whole percents between 0 and 1", async () => {
    const steps: number[] = [];
    await open().call("slow", null, { deadlineMs, onProgress: (done) => steps.push(done) });
    expect(steps).toEqual([0.5, 1]);
  });
});

describe("F7: a worker that fails", () => {
  test("a job that throws is a failure in words, and the next call gets a fresh worker", async () => {
    const worker = open();
    expect(await worker.call("explode", undefined, rules)).toEqual(fail(workerMessages.crashed));
    expect(FakeWorker.made[0]?.isTerminated).toBe(true);
    expect(await worker.call("double", { value: 1 }, rules)).toEqual(ok(2));
    expect(made()).toBe(2);
  });

  test.each(["error", "messageerror"])(
    "an %s event (script not found) is a failure",
    async (type) => {
      const worker = open();
      const call = worker.call("hang", undefined, rules);
      await Promise.resolve();
      FakeWorker.made[0]?.dispatchEvent(new Event(type));
      expect(await call).toEqual(fail(workerMessages.crashed));
      expect(await worker.call("double", { value: 1 }, rules)).toEqual(ok(2));
    },
  );

  test("a worker that died before it was called is replaced", async () => {
    const worker = open();
    worker.prepare();
    FakeWorker.made[0]?.dispatchEvent(new Event("error"));
    expect(await worker.call("double", { value: 1 }, rules)).toEqual(ok(2));
    expect(made()).toBe(2);
  });

  test("a worker that cannot be made at all is a failure (F8: forbidden by a policy)", async () => {
    const worker = open(() => {
      throw new DOMException("", "SecurityError");
    });
    worker.prepare();
    expect(await worker.call("double", { value: 1 }, rules)).toEqual(fail(workerMessages.crashed));
  });

  test("an input that cannot be cloned is a failure", async () => {
    const worker = open();
    expect(await worker.call("double", { value: (() => 1) as never }, rules)).toEqual(
      fail(workerMessages.crashed),
    );
  });

  test("a worker that dies without a word is given up at the deadline", async () => {
    const worker = open();
    const call = worker.call("hang", undefined, { deadlineMs: 60_000 });
    await vi.advanceTimersByTimeAsync(59_999);
    expect(FakeWorker.made[0]?.isTerminated).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await call).toEqual(
      fail("Stopped: this took longer than 60 seconds. Try a smaller input."),
    );
    expect(FakeWorker.made[0]?.isTerminated).toBe(true);
  });

  test("what a job has told is there even though it never ends", async () => {
    const parts: unknown[] = [];
    const call = open().call("tellAndHang", null, {
      deadlineMs,
      onPart: (part) => parts.push(part),
    });
    await vi.advanceTimersByTimeAsync(deadlineMs);
    expect((await call).ok).toBe(false);
    expect(parts).toEqual(["first", "second"]);
  });

  test("two crashes in a row say so, and a success in between forgets the first", async () => {
    const worker = open();
    const explode = () => worker.call("explode", undefined, rules);
    expect(await explode()).toEqual(fail(workerMessages.crashed));
    expect(await explode()).toEqual(fail(workerMessages.crashedAgain));
    await worker.call("double", { value: 1 }, rules);
    expect(await explode()).toEqual(fail(workerMessages.crashed));
  });
});

describe("canceling", () => {
  test("ends the worker at once; the next call starts clean", async () => {
    const worker = open();
    const control = new AbortController();
    const call = worker.call("hang", undefined, { deadlineMs, signal: control.signal });
    await Promise.resolve();
    control.abort();
    expect(await call).toEqual(fail(workerMessages.canceled));
    expect(FakeWorker.made[0]?.isTerminated).toBe(true);
    expect(await worker.call("double", { value: 4 }, rules)).toEqual(ok(8));
    expect(made()).toBe(2);
  });

  test("a call that has not begun leaves the worker alone", async () => {
    const worker = open();
    await worker.call("double", { value: 1 }, rules);
    const signal = AbortSignal.abort();
    expect(await worker.call("hang", undefined, { deadlineMs, signal })).toEqual(
      fail(workerMessages.canceled),
    );
    expect(FakeWorker.made[0]?.isTerminated).toBe(false);
  });

  test("the end of the page ends the worker, and a call after it starts again", async () => {
    const worker = open();
    const call = worker.call("hang", undefined, rules);
    await Promise.resolve();
    worker.end();
    expect(await call).toEqual(fail(workerMessages.canceled));
    expect(await worker.call("double", { value: 5 }, rules)).toEqual(ok(10));
  });

  test("no timer is left when a call is over", async () => {
    await open().call("double", { value: 1 }, rules);
    expect(vi.getTimerCount()).toBe(0);
  });
});
