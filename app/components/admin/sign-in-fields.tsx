const control =
  "min-h-touch w-full rounded-control border border-edge bg-surface px-3 py-2 text-base text-ink disabled:opacity-60";

type Props = { username?: string; password?: string; errorId?: string; takesFocus?: boolean };

/** The two fields of every sign-in form, named as password managers expect. */
export function SignInFields({ username, password, errorId, takesFocus }: Props) {
  const shared = { required: true, className: control, "aria-describedby": errorId };
  return (
    <>
      <label className="grid gap-1.5 font-medium">
        Username
        <input
          {...shared}
          name="username"
          // biome-ignore lint/a11y/noAutofocus: a refused or an interrupted owner goes on here.
          autoFocus={takesFocus}
          defaultValue={username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </label>
      <label className="grid gap-1.5 font-medium">
        Password
        <input
          {...shared}
          name="password"
          type="password"
          defaultValue={password}
          autoComplete="current-password"
        />
      </label>
    </>
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
