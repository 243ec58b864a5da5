import { type RefObject, useEffect, useRef } from "react";

/**
 * An uncontrolled control keeps what was typed; this follows the address when a link changes it. What
 * was typed before the scripts arrived stays.
 */
export function useFollowedValue<Control extends { value: string }>(
  value: string,
): RefObject<Control> {
  const control = useRef<Control>(null);
  const followed = useRef(value);
  useEffect(() => {
    if (control.current && followed.current !== value) control.current.value = value;
    followed.current = value;
  }, [value]);
  return control;
}
