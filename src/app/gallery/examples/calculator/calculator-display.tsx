import { CalculatorDisplay } from "#ui/calculator/calculator-display.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Columns } from "../../arrange.tsx";

const copy = <CopyButton text="12345678.9" what="result" />;

export default function CalculatorDisplayExample() {
  return (
    <Columns>
      <div>
        <CalculatorDisplay
          figure={{ digits: "12345678.9", exponent: 0 }}
          above="12345670 + 8.9 ="
          signs={<span className="px-2">DEG · M</span>}
          actions={copy}
          why=""
          notes={["₹1.23 crore"]}
        />
      </div>
      <div>
        <CalculatorDisplay
          figure={{ digits: "9.99999998", exponent: 17 }}
          above="999999999 × 999999999 ="
          actions={copy}
          why=""
          notes={["Exactly 999999998000000001"]}
        />
      </div>
      <div>
        <CalculatorDisplay
          figure={{ digits: "NaN", exponent: 0 }}
          above="0 ÷ 0 ="
          actions={copy}
          why="Zero divided by zero has no value."
          notes={[]}
        />
      </div>
    </Columns>
  );
}
