import type { Result } from "./result.ts";

/**
 * How a page and its worker talk. The worker serves named jobs; the page calls them through
 * `browser/worker.ts`. One job runs at a time, so a job needs no lock.
 */

/** What a job may tell the page while it runs. */
export interface Job {
  /** How far it is, 0 to 1. Cheap to call often: only whole percents are sent. */
  progress: (done: number) => void;
}

/** A job that may be stopped half way, and whose parts are worth having. */
export interface TellingJob extends Job {
  /** Sends a part of the answer ahead: it is there even if the rest is never finished. */
  tell: (part: unknown) => void;
}

/** The jobs of one worker, by name. A job answers with a `Result`; what it throws is a crash. */
export type Jobs = Record<string, (input: never, job: TellingJob) => Answer | Promise<Answer>>;
type Answer = Result<unknown, unknown> | Transferred<Result<unknown, unknown>>;

/** An answer whose buffers move to the page instead of being copied. */
export interface Transferred<Value> {
  value: Value;
  transfer: Transferable[];
}

/** What a job takes. */
export type InputOf<Handler> = Handler extends (input: infer Input, job: TellingJob) => unknown
  ? Input
  : never;

/** What a job answers, once the answer has arrived. */
export type AnswerOf<Handler> = Handler extends (...args: never[]) => infer Returned
  ? Awaited<Returned> extends infer Value
    ? Value extends Transferred<infer Inner>
      ? Inner
      : Value
    : never
  : never;

/** Page to worker. */
export interface Request {
  id: number;
  name: string;
  input: unknown;
}

/** Worker to page. */
export type Reply =
  | { id: number; kind: "progress"; done: number }
  | { id: number; kind: "part"; part: unknown }
  | { id: number; kind: "answer"; answer: unknown }
  | { id: number; kind: "crash"; reason: string };

/** The part of a worker's global scope that `serveJobs` needs. */
export interface WorkerScope {
  addEventListener: (type: "message", listener: (event: MessageEvent<Request>) => void) => void;
  postMessage: (message: Reply, transfer: Transferable[]) => void;
}

/** Gives buffers away with an answer: they are not copied, and are gone from the worker. */
export const transfer = <Value>(value: Value, list: Transferable[]): Transferred<Value> => ({
  value,
  transfer: list,
});

/** Answers the page's calls. The whole body of a `worker.ts`, after its imports. */
export function serveJobs(
  jobs: Jobs,
  scope: WorkerScope = globalThis as unknown as WorkerScope,
): void {
  scope.addEventListener("message", (event) => {
    void answer(jobs, event.data, (reply, list = []) => scope.postMessage(reply, list));
  });
}

type Post = (reply: Reply, list?: Transferable[]) => void;

async function answer(jobs: Jobs, { id, name, input }: Request, post: Post): Promise<void> {
  let percent = 0;
  const progress = (done: number) => {
    const now = Math.floor(Math.min(Math.max(done, 0), 1) * 100);
    if (now === percent) return;
    percent = now;
    post({ id, kind: "progress", done: now / 100 });
  };
  const tell = (part: unknown) => post({ id, kind: "part", part });
  try {
    const job = jobs[name];
    if (job === undefined) throw new Error(`No job is called ${name}`);
    const answered = await job(input as never, { progress, tell });
    if ("transfer" in answered)
      post({ id, kind: "answer", answer: answered.value }, answered.transfer);
    else post({ id, kind: "answer", answer: answered });
  } catch (error) {
    post({ id, kind: "crash", reason: String(error) });
  }
}
