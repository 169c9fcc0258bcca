import { CalculatorFrame } from "#ui/calculator/calculator-frame.tsx";
import { Panel } from "#ui/panel.tsx";

export default function CalculatorFrameExample() {
  return (
    <CalculatorFrame
      adjusted
      inputs="Sliders"
      results={<Panel>Results</Panel>}
      headline={{ label: "Future Value", value: "₹11,61,695" }}
      questions={<Panel title="What if">Questions</Panel>}
      table={{ title: "First 5 years", content: "Table" }}
      tips={["Start early: the last years earn the most."]}
      notices={["Figures are rounded to whole rupees when they are shown, never before."]}
    >
      <Panel title="Growth over the years">Pictures</Panel>
    </CalculatorFrame>
  );
}
