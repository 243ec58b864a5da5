import { networksOf } from "~/utils/http/ip-address";
import type { RateLimit, RateLimits } from "./rate-limit.server";

/** The rate limits under which an address stands: its network's and, with IPv6, that of the many networks around it. */
export function networkRateLimits(
  subject: string,
  address: string,
  limits: { narrow: RateLimit; wide: RateLimit },
): RateLimits {
  const { narrow, wide } = networksOf(address);
  return {
    [`${subject}:${narrow}`]: limits.narrow,
    ...(wide && { [`${subject}:${wide}`]: limits.wide }),
  };
}
