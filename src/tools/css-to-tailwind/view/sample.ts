import type { Mode } from "../logic.ts";

/** One for each mode: each shows what the mode does, and what it cannot do. */
export const samples: Record<Mode, string> = {
  plain: `.card {
  display: flex;
  justify-content: center;
  align-items: center;
  padding: 16px;
  margin-top: 15px;
  width: 300px;
  background-color: white;
  border-radius: 8px;
  font-size: 18px;
  font-weight: 600;
  cursor: pointer;
}
`,
  exact: `.card {
  display: flex;
  gap: 12px;
  padding: 15px 20px;
  border: 1px solid #e2e8f0;
  border-radius: 50%;
  background: white;
  font-size: 14px;
  line-height: 20px;
  color: rebeccapurple !important;
  width: calc(100% - 20px);
}

.card:hover {
  background-color: rgb(0 0 0 / 0.05);
}

.card::before {
  content: "";
  position: absolute;
  inset: 0;
}

@media (min-width: 768px) {
  .card {
    padding: 24px;
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
}
`,
};
