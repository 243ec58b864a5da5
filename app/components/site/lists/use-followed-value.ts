import { useLocation, useNavigationType } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import type { TypedAddress } from "./use-list-query";

/**
 * An uncontrolled control keeps what was typed; this follows the address when a link or a step back changes
 * it, but not when typing in the control did. What was typed before the scripts arrived stays.
 */
export function useFollowedValue<Control extends { value: string }>(
  value: string,
): RefObject<Control> {
  const control = useRef<Control>(null);
  const followed = useRef(value);
  const state = useLocation().state as TypedAddress;
  const isTyped = useNavigationType() !== "POP" && state?.isTyped;
  useEffect(() => {
    if (control.current && followed.current !== value && !isTyped) control.current.value = value;
    followed.current = value;
  }, [value, isTyped]);
  return control;
}
