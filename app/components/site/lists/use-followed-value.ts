import { useLocation, useNavigationType } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import { type TypedAddress, useComingAddress } from "./use-list-query";

/**
 * An uncontrolled control keeps what was typed; this follows the address when a link or a step back changes
 * it, but not when typing in the control did. What was typed before the scripts arrived stays.
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
    // Whether it is a step back to what was typed once is known when it has arrived.
    if (coming && isEntered) return;
    if (control.current && followed.current !== value && !isEntered) control.current.value = value;
    followed.current = value;
  }, [value, isEntered, coming]);
  return control;
}
