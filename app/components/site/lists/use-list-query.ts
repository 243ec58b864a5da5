import { useLocation, useNavigate, useNavigation, useSearchParams } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { type Choices, readListQuery } from "~/models/base/lists/list-query";

/** Long enough for the next key press, short enough to feel immediate. */
const TYPING_MS = 150;

/** The address that this page's list is navigating to; `null` otherwise. */
export function useComingAddress() {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return location?.pathname === pathname ? location : null;
}

/**
 * The list's query in the page's address; the same on the server, so that it works without scripts. `asked` is the
 * latest query, whose answer may still be loading: the form must not bring back a query that a link has just replaced.
 */
export function useListQuery(choices: Choices) {
  const [params] = useSearchParams();
  const coming = useComingAddress();
  const query = readListQuery(params, choices);
  return {
    query,
    asked: coming ? readListQuery(new URLSearchParams(coming.search), choices) : query,
  };
}

/** The history state of an address that the form has written while it was filled in. */
export type TypedAddress = { isEntered?: boolean } | null;

/** Handlers that keep the list's address in step with its form, after a pause in typing. */
export function useLiveAddress(path: string, defaultSort: string | undefined) {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  function follow(form: HTMLFormElement, fragment = "") {
    clearTimeout(timer.current);
    const state: TypedAddress = { isEntered: true };
    const to = path + searchOf(new FormData(form), defaultSort) + fragment;
    navigate(to, { replace: fragment === "", preventScrollReset: true, state });
  }

  return {
    onInput(event: FormEvent<HTMLFormElement>) {
      const form = event.currentTarget;
      clearTimeout(timer.current);
      const isTyping = event.target instanceof HTMLInputElement;
      timer.current = setTimeout(() => follow(form), isTyping ? TYPING_MS : 0);
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      follow(event.currentTarget, "#results");
    },
  };
}

/** The values that differ from the defaults, as a query; the plain form sends all fields. */
function searchOf(form: FormData, defaultSort: string | undefined) {
  const chosen = new URLSearchParams();
  for (const [name, value] of form) {
    const isDefault = name === "sort" && value === defaultSort;
    if (typeof value === "string" && value.trim() !== "" && !isDefault) chosen.set(name, value);
  }
  return chosen.size > 0 ? `?${chosen}` : "";
}
