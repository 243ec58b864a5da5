import { useCallback, useEffect, useRef, useState } from "react";
import type { Field } from "~/components/admin/forms/versioned-controls";
import { setField } from "./set-field";

/**
 * Whether scripts have taken a list's check boxes over: from then on its one field holds the values, those that were
 * ticked before among them. `boxes` is the ref of what holds the boxes.
 */
export function useTakenOver({ id }: Field) {
  const [isLive, setLive] = useState(false);
  const ticked = useRef("");
  // In the commit that brings the boxes, before a draft reads the form: it must not find both.
  const boxes = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const found = element.querySelectorAll<HTMLInputElement>("input:checked");
    ticked.current = [...found].map(({ value }) => value).join(", ");
    setLive(true);
  }, []);
  useEffect(() => {
    const control = document.getElementById(id);
    if (!isLive || !(control instanceof HTMLInputElement)) return;
    if (control.value !== ticked.current) setField(id, ticked.current);
  }, [isLive, id]);
  return { isLive, boxes };
}
