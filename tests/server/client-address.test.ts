import { expect, test } from "vitest";
import { clientAddress } from "../../server/http/client-address";

test.each([
  ["no proxy", "203.0.113.5", "198.51.100.1", 0, "203.0.113.5"],
  ["no header", "127.0.0.1", undefined, 1, "127.0.0.1"],
  ["one proxy", "127.0.0.1", "198.51.100.1", 1, "198.51.100.1"],
  ["one proxy and an invented entry", "127.0.0.1", "6.6.6.6, 198.51.100.1", 1, "198.51.100.1"],
  ["two proxies", "127.0.0.1", "6.6.6.6, 198.51.100.1, 10.0.0.2", 2, "198.51.100.1"],
  ["fewer entries than proxies", "127.0.0.1", "198.51.100.1", 3, "198.51.100.1"],
  ["junk at the end", "127.0.0.1", "198.51.100.1, junk", 1, "127.0.0.1"],
  ["junk further left", "127.0.0.1", "junk, 10.0.0.2", 2, "10.0.0.2"],
  ["an empty header", "127.0.0.1", "", 1, "127.0.0.1"],
  ["a port", "127.0.0.1", "198.51.100.1:4711", 1, "198.51.100.1"],
  ["brackets and a port", "127.0.0.1", "[2001:db8::1]:443", 1, "2001:db8::1"],
  ["IPv6", "::1", "2001:db8::2", 1, "2001:db8::2"],
  ["IPv4 inside IPv6", "::ffff:203.0.113.5", undefined, 0, "203.0.113.5"],
  ["IPv6 in capitals", "::1", "2001:DB8::2", 1, "2001:db8::2"],
  ["IPv6 with all its zeros", "::1", "2001:0db8:0000:0000:0000:0000:0000:0002", 1, "2001:db8::2"],
  ["IPv6 with an IPv4 end", "::1", "2001:db8::0.0.0.2", 1, "2001:db8::2"],
  ["IPv6 with a zone", "::1", "fe80::1%eth0", 1, "fe80::1"],
  ["IPv4 inside IPv6, in hexadecimal", "::ffff:cb00:7105", undefined, 0, "203.0.113.5"],
  ["IPv4 inside IPv6, written out", "::1", "0:0:0:0:0:FFFF:203.0.113.5", 1, "203.0.113.5"],
  ["a closed socket", undefined, undefined, 0, "unknown"],
])("%s", (_name, socketAddress, forwardedFor, trustedProxies, expected) => {
  expect(clientAddress(socketAddress, forwardedFor, trustedProxies)).toBe(expected);
});
