import { useRouteLoaderData } from "@remix-run/react";

/** Between pages of little weight and whole ones. A plain form: the choice comes back with the page itself. */
export function DataSwitch() {
  const isLow = useRouteLoaderData<{ isLow?: boolean }>("root")?.isLow;
  return (
    <li>
      <form method="post" action="/low-data">
        <button type="submit" name="data" value={isLow ? "full" : "low"}>
          {isLow ? "Use Full Pages" : "Use Less Data"}
        </button>
      </form>
    </li>
  );
}
