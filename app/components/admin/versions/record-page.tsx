import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { FormErrors } from "~/components/admin/forms/plain-form";
import { ButtonLink } from "~/components/ui/buttons/button";

type Props = {
  heading: ReactNode;
  record: { title: string; path: string };
  back?: { to: string; label: string };
  /** Why the requested action failed. */
  problems?: string[] | undefined;
  children: ReactNode;
};

/** A page about a record, beside its form. */
export function RecordPage({ heading, record, back, problems, children }: Props) {
  return (
    <div className="mx-auto max-w-4xl">
      <div className="mb-5 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-2xl md:text-3xl">{heading}</h2>
          <Link
            to={record.path}
            className="inline-flex min-h-touch items-center font-medium wrap-anywhere text-accent underline underline-offset-4"
          >
            {record.title}
          </Link>
        </div>
        {back && (
          <ButtonLink to={back.to} kind="secondary" className="max-sm:text-sm">
            {back.label}
          </ButtonLink>
        )}
      </div>
      <div className="mb-5 empty:hidden">
        <FormErrors errors={problems} />
      </div>
      {children}
    </div>
  );
}
