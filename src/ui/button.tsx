import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";

export interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary` is the one thing to do on the page; `quiet` has no frame. */
  look?: "primary" | "plain" | "quiet" | "danger";
  size?: "small" | "normal" | "large";
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

const buttonLooks = {
  // The clear border is for forced colors, which paint no background.
  primary:
    "border border-transparent bg-accent text-accent-ink hover:brightness-110 dark:hover:brightness-95",
  plain: "border border-edge bg-raised text-ink hover:bg-sunken",
  quiet: "text-soft hover:bg-sunken hover:text-ink",
  danger: "border border-bad bg-raised text-bad hover:bg-bad-tint",
};

const sizes = {
  small: "min-h-8 gap-1.5 px-2.5 text-sm",
  normal: "min-h-10 gap-2 px-4 text-sm",
  large: "min-h-12 gap-2 px-4 text-base sm:px-5",
};

/** The look of a button, for links that are one. */
export const buttonClass = (look: Props["look"] = "plain", size: Props["size"] = "normal") =>
  `inline-flex items-center justify-center rounded-md font-medium whitespace-nowrap transition-[background-color,filter,color] disabled:opacity-50 ${buttonLooks[look]} ${sizes[size]}`;

/** A button that says what it does. */
export function Button({ look, size, icon, className = "", children, ...rest }: Props) {
  return (
    <button type="button" className={`${buttonClass(look, size)} ${className}`} {...rest}>
      {icon}
      {children}
    </button>
  );
}
