import { Link } from "@remix-run/react";
import { ownText } from "~/components/ui/in-words";

type Props = {
  /** The value for the list's query. */ name: "q" | "category";
  value: string;
};

/** A tag or a kind, with a link to all letters that have it. */
export function TopicLink({ name, value }: Props) {
  const look = name === "category" ? "border-monsoon text-monsoon capitalize" : "border-edge";
  return (
    <Link
      {...ownText()}
      to={`/letters?${new URLSearchParams([[name, value]])}#results`}
      className={`inline-flex min-h-touch items-center rounded-full border bg-surface px-4 text-base font-medium hover:border-ink print:border-0 print:px-0 ${look}`}
    >
      {value}
    </Link>
  );
}
