import { useLocation, useNavigationType } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import { type TypedAddress, useComingAddress } from "./use-list-query";

/**
 * An uncontrolled control that keeps what is typed. It follows the address after a link or a step back, but not when
 * typing has changed the address. Text that was typed before scripts started stays.
 */
export function useFollowedValue<Control extends { value: string }>(
  value: string,
): RefObject<Control> {
  const control = useRef<Control>(null);
  const followed = useRef(value);
  const coming = useComingAddress();
  const here = useLocation();
  const isPop = useNavigationType() === "POP";
  const state = (coming ?? here).state as TypedAddress;
  const isEntered = Boolean(state?.isEntered) && (coming !== null || !isPop);
  useEffect(() => {
    // Only after arriving it is known whether a step back leads to something that was typed.
    if (coming && isEntered) return;
    if (control.current && followed.current !== value && !isEntered) control.current.value = value;
    followed.current = value;
  }, [value, isEntered, coming]);
  return control;
}
