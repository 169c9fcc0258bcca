// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { doing, mount } from "../game/mount-for-test.tsx";
import { Chart } from "./chart.tsx";

let page: ReturnType<typeof mount> | undefined;
afterEach(() => page?.unmount());

/** The slider of a chart over these points, whose values are 100, 200, 300… */
function sliderOver(points: readonly string[]): HTMLInputElement {
  const values = points.map((_, index) => (index + 1) * 100);
  page = mount(
    <Chart
      kind="lines"
      summary="Three years"
      series={[{ name: "Owed", values, look: "line" }]}
      points={points}
      pointName="Year"
      format={String}
    />,
  );
  return page.host.querySelector("input")!;
}

test.each([
  [["1", "2", "3"], "1", "3"],
  [["0", "1", "2", "3"], "0", "3"],
])("the slider over %o goes from %s to %s: it tells years, not places", (points, min, max) => {
  const slider = sliderOver(points);
  doing(() => slider.focus());
  expect([slider.min, slider.max, slider.value]).toEqual([min, max, points[0]]);
  expect(slider.getAttribute("aria-valuetext")).toBe(`Year ${points[0]}: Owed 100`);
});

test("moved to year 2, it shows year 2", () => {
  const slider = sliderOver(["1", "2", "3"]);
  doing(() => slider.focus());
  doing(() => {
    Reflect.set(HTMLInputElement.prototype, "value", "2", slider);
    slider.dispatchEvent(new Event("input", { bubbles: true }));
  });
  expect(slider.value).toBe("2");
  expect(slider.getAttribute("aria-valuetext")).toBe("Year 2: Owed 200");
  expect(page?.host.textContent).toContain("Year 2");
});
