import { Disclosure } from "#ui/disclosure.tsx";
import type { Inputs, Topic } from "../../logic/inputs.ts";
import type { Row } from "../../logic.ts";
import { FeesPanel } from "./fees-panel.tsx";
import { PrepayOrInvestPanel } from "./prepay-or-invest-panel.tsx";
import { PrepaymentPanel } from "./prepayment-panel.tsx";
import { RateChangePanel } from "./rate-change-panel.tsx";

interface Props {
  inputs: Inputs;
  /** The inputs once there was time for the answers. */
  settled: Inputs;
  /** The schedule with the extra payments; `null` while there are none. */
  prepaid: readonly Row[] | null;
  /** What a link is about is open from the start. */
  asks: Record<Topic, boolean>;
  onChange: (change: Partial<Inputs>) => void;
}

/** Further questions to a loan, folded away. */
export default function WhatIfList({ inputs, settled, prepaid, asks, onChange }: Props) {
  return (
    <div className="flex flex-col gap-2">
      <Disclosure summary="Prepayment: what if you pay extra?" open={asks.prepayment}>
        <PrepaymentPanel inputs={inputs} settled={settled} rows={prepaid} onChange={onChange} />
      </Disclosure>
      <Disclosure summary="Prepay or invest: where does it bring more?" open={asks.choice}>
        <PrepayOrInvestPanel inputs={inputs} settled={settled} onChange={onChange} />
      </Disclosure>
      <Disclosure summary="Floating rate: what if the rate changes?" open={asks.rateChange}>
        <RateChangePanel inputs={inputs} settled={settled} onChange={onChange} />
      </Disclosure>
      <Disclosure summary="Fees and moratorium: what does it really cost?" open={asks.fees}>
        <FeesPanel inputs={inputs} settled={settled} onChange={onChange} />
      </Disclosure>
    </div>
  );
}
