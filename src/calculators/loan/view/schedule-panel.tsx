import { memo, useState } from "react";
import { formatRupees } from "#domain/money.ts";
import { Chart } from "#ui/chart/chart.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Panel } from "#ui/panel.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { byYear, describeOwed, describePaid, type Plans, type Year } from "../logic.ts";
import { ScheduleTable } from "./schedule-table.tsx";

/** The loan over its years: as a picture, and as the whole schedule. */
export const CoursePanel = memo(function CoursePanel({ plans }: { plans: Plans }) {
  const [picture, setPicture] = useState<"paid" | "owed">("paid");
  const agreed = byYear(plans.agreed);
  const prepaid = plans.prepaid === null ? null : byYear(plans.prepaid);
  return (
    <Panel title="Principal against interest" className="flex flex-col">
      <div className="flex flex-col gap-4">
        <div className="no-print">
          <Segmented
            label="Picture"
            hideLabel
            options={[
              ["paid", "Paid each year"],
              ["owed", "Still owed"],
            ]}
            value={picture}
            onChange={setPicture}
          />
        </div>
        {picture === "paid" ? (
          <PaidCharts agreed={agreed} prepaid={prepaid} />
        ) : (
          <OwedChart agreed={agreed} prepaid={prepaid} />
        )}
        <Disclosure summary="Whole schedule, by year and month">
          <ScheduleTable plans={plans} />
        </Disclosure>
      </div>
    </Panel>
  );
});

interface Courses {
  agreed: readonly Year[];
  prepaid: readonly Year[] | null;
}

function PaidCharts({ agreed, prepaid }: Courses) {
  if (prepaid === null) return <PaidChart years={agreed} upTo={0} />;
  const upTo = Math.max(...[...agreed, ...prepaid].map((year) => year.payment + year.extra));
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
      <div className="min-w-0">
        <h3 className="mb-1 text-sm font-semibold">Without prepayment</h3>
        <PaidChart years={agreed} upTo={upTo} />
      </div>
      <div className="min-w-0">
        <h3 className="mb-1 text-sm font-semibold">With prepayment</h3>
        <PaidChart years={prepaid} upTo={upTo} />
      </div>
    </div>
  );
}

function PaidChart({ years, upTo }: { years: readonly Year[]; upTo: number }) {
  return (
    <Chart
      kind="bars"
      summary={describePaid(years)}
      points={years.map(({ year }) => String(year))}
      pointName="Year"
      format={(value) => formatRupees(value, 0)}
      upTo={upTo}
      series={[
        {
          name: "Principal",
          values: years.map(({ principal, extra }) => principal + extra),
          look: "solid",
        },
        { name: "Interest", values: years.map(({ interest }) => interest), look: "hatched" },
      ]}
    />
  );
}

function OwedChart({ agreed, prepaid }: Courses) {
  const without = agreed.map(({ balance }) => balance);
  return (
    <Chart
      kind="lines"
      summary={describeOwed(agreed, prepaid)}
      points={agreed.map(({ year }) => String(year))}
      pointName="Year"
      format={(value) => formatRupees(value, 0)}
      series={
        prepaid === null
          ? [{ name: "Still owed", values: without, look: "line" }]
          : [
              {
                name: "With prepayment",
                values: agreed.map((_, index) => prepaid[index]?.balance ?? 0),
                look: "line",
              },
              { name: "Without prepayment", values: without, look: "dashed" },
            ]
      }
    />
  );
}
