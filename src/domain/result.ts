/** What a function that can be refused answers: a value, or a message for the visitor. */
export type Result<Value, Detail = never> = Ok<Value> | Failure<Detail>;

export interface Ok<Value> {
  ok: true;
  value: Value;
}

export interface Failure<Detail = never> {
  ok: false;
  /** Shown word for word. */
  message: string;
  /** More than the message: where it went wrong, what would repair it. */
  detail?: Detail;
}

/** A success. */
export const ok = <Value>(value: Value): Ok<Value> => ({ ok: true, value });

/** A refusal, with the words that the visitor reads. */
export const fail = <Detail = never>(message: string, detail?: Detail): Failure<Detail> =>
  detail === undefined ? { ok: false, message } : { ok: false, message, detail };
