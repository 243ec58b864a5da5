import { useState } from "react";
import type { Coordinates } from "~/utils/position/position";

const TIMEOUT_MS = 15_000;

/** Asks the device for its position; `message` is the status, empty at first. */
export function useDevicePosition(onFound: (position: Coordinates) => void) {
  const [message, setMessage] = useState("");

  function locate() {
    setMessage("Looking for your position…");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        onFound({ lat: coords.latitude, lng: coords.longitude });
        const metres = Math.round(coords.accuracy);
        // Some devices report an unknown accuracy as 0.
        setMessage(metres > 0 ? `Found, to within ${metres} m.` : "Found.");
      },
      () => setMessage("Your device gave no position. Allow it in the browser, or type it in."),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS },
    );
  }

  return { message, locate };
}
