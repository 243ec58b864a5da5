import { Form } from "@remix-run/react";
import { FieldErrors } from "~/components/ui/field-errors";
import { countedInWords } from "~/components/ui/in-words";
import { PendingFieldset, useIsPosting } from "~/components/ui/pending-fieldset";
import { Picture } from "~/components/ui/picture";
import { awayFrom, nameOf } from "~/device/screens/uploads/picture-words";
import type { DescribeReply } from "~/forms/records/describe-form.server";
import { LIMITS } from "~/models/base/records/limits";
import type { LibraryView } from "~/models/collections/library/library-page.server";
import { aspectOf } from "~/models/pictures/picture";
import { dayTaken } from "~/models/pictures/picture-day";
import { formatDay } from "~/utils/words/dates";
import { FormErrors } from "../forms/plain-form";
import { SaveBar } from "../forms/save-bar";

type Props = { pictures: LibraryView[]; total: number; reply: DescribeReply | null };

/** Pictures with a field below each: Tab goes to the next field, Enter saves them all. */
export function DescribeForm({ pictures, total, reply }: Props) {
  const failing = pictures.find(({ id }) => reply?.errors[id]) ?? pictures[0];
  return (
    <Form method="post" className="mx-auto max-w-2xl">
      <p className="mb-4 text-muted">
        {countedInWords(total, "picture")} without a description. Say what is to be seen, in at most{" "}
        {LIMITS.caption} characters; leave empty what can wait.
      </p>
      <div className="mb-4 empty:hidden">
        <FormErrors errors={reply ? [reply.message] : undefined} />
      </div>
      <PendingFieldset isPending={useIsPosting()}>
        <ol className="grid gap-8">
          {pictures.map((picture) => (
            <Entry
              key={picture.id}
              picture={picture}
              entered={reply?.entered[picture.id]}
              error={reply?.errors[picture.id]}
              isFirst={picture === failing}
            />
          ))}
        </ol>
        <SaveBar label="Save and go on" />
      </PendingFieldset>
    </Form>
  );
}

type EntryProps = { picture: LibraryView; entered?: string; error?: string; isFirst: boolean };

function Entry({ picture, entered, error, isFirst }: EntryProps) {
  const { id, near } = picture;
  const day = dayTaken(picture);
  const name = nameOf(picture);
  const aspect = aspectOf(picture.picture);
  const facts = [day && formatDay(day), near && `${awayFrom(near.km)} ${near.name}`];
  return (
    <li className="grid gap-2">
      <div style={{ aspectRatio: aspect, maxWidth: `calc(40dvh * ${aspect.toFixed(4)})` }}>
        <Picture
          picture={picture.picture}
          title={name}
          sizes="(min-width: 720px) 672px, 94vw"
          className="size-full rounded-control"
        />
      </div>
      <label htmlFor={`alt-${id}`} className="grid text-sm">
        <span className="font-medium wrap-anywhere">Description of {name}</span>
        <span className="text-muted">{facts.filter(Boolean).join(" · ")}</span>
      </label>
      <input type="hidden" name="id" value={id} />
      <input
        id={`alt-${id}`}
        name="alt"
        defaultValue={entered}
        autoComplete="off"
        enterKeyHint="go"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `error-${id}` : undefined}
        // The focus starts here, on this page and on each further one.
        {...(isFirst ? { autoFocus: true } : {})}
        className="min-h-touch w-full scroll-mt-[calc(40dvh+4rem)] scroll-mb-24 rounded-control border border-edge bg-surface px-3 text-base aria-invalid:border-danger"
      />
      <FieldErrors id={`error-${id}`} errors={error ? [error] : undefined} />
    </li>
  );
}
