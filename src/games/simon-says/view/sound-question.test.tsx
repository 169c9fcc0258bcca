// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { play } from "#browser/sound.ts";
import { doing, mount } from "#ui/game/mount-for-test.tsx";
import { pads } from "../logic.ts";
import { SoundQuestion } from "./sound-question.tsx";

vi.mock(import("#browser/sound.ts"), { spy: true });

let page: ReturnType<typeof mount>;
const open = () => {
  page = mount(<SoundQuestion />);
};
const answer = (name: string) =>
  doing(() => page.host.querySelector<HTMLInputElement>(`input[value="${name}"]`)?.click());
const isAsked = () => page.host.textContent.includes("Play with sound?");
const stored = () => JSON.parse(localStorage.getItem("tabkit-games") ?? "{}");

beforeEach(() => vi.mocked(play).mockReset());
afterEach(() => {
  page.unmount();
  localStorage.clear();
});

describe("the question about sound", () => {
  test("is open at first, and nothing sounds", () => {
    open();
    expect(isAsked()).toBe(true);
    expect(page.host.querySelector("input:checked")).toBeNull();
    expect(play).not.toHaveBeenCalled();
  });

  test("yes: the four pads are heard at once, in all games there is sound", () => {
    open();
    answer("yes");
    expect(stored()).toMatchObject({ sound: true, isSoundChosen: true });
    const [[heard] = []] = vi.mocked(play).mock.calls;
    expect(heard?.map(({ pitchHz }) => pitchHz)).toEqual(pads.map(({ pitchHz }) => pitchHz));
  });

  test("no: silence, and it can be answered once more while the card is there", () => {
    open();
    answer("no");
    expect(stored()).toMatchObject({ sound: false, isSoundChosen: true });
    expect(play).not.toHaveBeenCalled();
    answer("yes");
    expect(stored()).toMatchObject({ sound: true });
  });

  test.each([
    ["nobody answered", { clearColors: true }, true],
    ["it was answered", { isSoundChosen: true }, false],
    ["sound was turned on before anybody asked", { sound: true }, false],
  ])("the next card, when %s", (_case, settings, asks) => {
    localStorage.setItem("tabkit-games", JSON.stringify(settings));
    open();
    expect(isAsked()).toBe(asks);
  });
});
