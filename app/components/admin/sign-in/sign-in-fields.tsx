import { type ComponentProps, useId } from "react";
import { FieldErrors } from "~/components/ui/field-errors";
import type { SignInErrors } from "~/models/owner/owner";

const control =
  "min-h-touch w-full rounded-control border border-edge bg-surface px-3 py-2 text-base text-ink aria-invalid:border-danger disabled:opacity-60";

type Props = {
  username?: string;
  password?: string;
  /** The id of the message over both fields. */
  messageId?: string | undefined;
  errors?: SignInErrors | undefined;
  takesFocus?: boolean;
  /** Whether a recovery code can be entered in place of the password. */
  takesCodes?: boolean;
};

/** The two fields of every sign-in form, with the names that password managers expect. */
export function SignInFields({
  username,
  password,
  messageId,
  errors,
  takesFocus,
  takesCodes,
}: Props) {
  const isPasswordWrong = errors?.password !== undefined && errors.username === undefined;
  return (
    <>
      <SignInField
        label="Username"
        messageId={messageId}
        errors={errors?.username}
        name="username"
        autoFocus={takesFocus && !isPasswordWrong}
        defaultValue={username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SignInField
        label="Password"
        messageId={messageId}
        errors={errors?.password}
        name="password"
        type="password"
        autoFocus={takesFocus && isPasswordWrong}
        defaultValue={password}
        autoComplete="current-password"
        hint={takesCodes ? "Or one of your recovery codes." : undefined}
      />
    </>
  );
}

type FieldProps = ComponentProps<"input"> & {
  label: string;
  messageId: string | undefined;
  errors: string[] | undefined;
  hint?: string | undefined;
};

function SignInField({ label, messageId, errors, hint, ...input }: FieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <input
        {...input}
        id={id}
        required
        className={control}
        aria-describedby={
          [errors ? errorId : messageId, hint && hintId].filter(Boolean).join(" ") || undefined
        }
        aria-invalid={errors ? true : undefined}
      />
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldErrors id={errorId} errors={errors} />
    </div>
  );
}

type MessageProps = { id: string; message: string };

export function SignInMessage({ id, message }: MessageProps) {
  return (
    <p id={id} role="alert" className="rounded-control border border-danger p-3 text-danger">
      <strong className="block">Login failed</strong>
      {message}
    </p>
  );
}
