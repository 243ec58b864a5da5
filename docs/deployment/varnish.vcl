# A cache in front of the site, for Varnish 7.1 (Debian 12). Start it like this; without the first -p readers get gzip
# in place of Brotli, without the second -s what passes through is not bounded:
#
#   varnishd -a 127.0.0.1:6081 -f /opt/journey/docs/deployment/varnish.vcl -s malloc,256m -s Transient=malloc,128m \
#     -p http_gzip_support=off
#
# The site needs SITE_URL, and in TRUST_PROXY one more for this hop. How it behaves: docs/decisions/043-a-cache-tier.md
vcl 4.1;

import directors;
import std;

# A process that is about to stop says so here for two seconds; one that is slow is not waited for.
probe health {
  .url = "/healthz";
  .interval = 1s;
  .timeout = 900ms;
  .window = 2;
  .threshold = 2;
  .initial = 1;
}

# The site's processes; where there is one only, the other counts as sick and is left alone.
backend one { .host = "127.0.0.1"; .port = "3001"; .probe = health; }
backend two { .host = "127.0.0.1"; .port = "3002"; .probe = health; }
# The same ones, for what no cache has while all of them are sick.
backend one_anyway { .host = "127.0.0.1"; .port = "3001"; }
backend two_anyway { .host = "127.0.0.1"; .port = "3002"; }

sub vcl_init {
  new site = directors.round_robin();
  site.add_backend(one);
  site.add_backend(two);
  new anyway = directors.round_robin();
  anyway.add_backend(one_anyway);
  anyway.add_backend(two_anyway);
}

sub vcl_recv {
  set req.backend_hint = site.backend();
  # While the site is well, a page may be half a second over its time while a new one is fetched; while it is not, any.
  if (req.restarts == 0) {
    unset req.http.X-Stale;
    set req.grace = 500ms;
  }
  if (!std.healthy(req.backend_hint)) {
    set req.backend_hint = anyway.backend();
    set req.http.X-Stale = "yes";
  }
  if (req.http.X-Stale) { set req.grace = 365d; }

  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  if (req.url ~ "^/(admin|preview|unsubscribe|subscription|newsletter/confirm|healthz)([/.?]|$)") { return (pass); }
  # Pictures and scripts are the same for all; anything else may be personal where somebody is known.
  if (req.url !~ "^/(media|share|assets)/") {
    if (req.http.Authorization) { return (pass); }
    if (req.http.Cookie ~ "(^|;\s*)__(Host-)?(session|flash)=") { return (pass); }
  }
  # A page has two forms, by the visitor's choice or else the browser's (app/utils/http/low-data.ts); Vary keeps both.
  if (req.http.Cookie ~ "(^|;\s*)data=low\b") {
    set req.http.Save-Data = "on";
  } elsif (req.http.Cookie ~ "(^|;\s*)data=full\b" || req.http.Save-Data !~ "(?i)^on$") {
    unset req.http.Save-Data;
  } else {
    set req.http.Save-Data = "on";
  }
  unset req.http.Authorization;
  unset req.http.Cookie;

  # Only the names that change a page reach the site (app/cache-policy.ts); the API sees its query as it was sent.
  if (req.url ~ "\?" && req.url !~ "^/(api|__manifest)[/?]") {
    set req.url = regsuball(req.url, "(^[^?]*\?|&)(?!(?:q|sort|category|region|page|pins|kind|on|size|volume|_routes)=)[^&]*", "\1");
    set req.url = regsuball(req.url, "&&+", "&");
    set req.url = regsub(req.url, "\?&", "?");
    set req.url = regsub(req.url, "[?&]$", "");
    set req.url = std.querysort(req.url);
  }

  if (req.http.Accept-Encoding ~ "(?i)\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "(?i)\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  return (hash);
}

# One site, whatever name it was asked by: with SITE_URL set no answer depends on it.
sub vcl_hash {
  hash_data(req.url);
  return (lookup);
}

sub vcl_backend_fetch {
  # Not while others may still be asked: who reads can ask again, an upload takes its time.
  if (bereq.method == "GET") {
    set bereq.first_byte_timeout = 12s;
  } else {
    set bereq.first_byte_timeout = 150s;
    set bereq.between_bytes_timeout = 150s;
  }
  if (bereq.retries > 0) { set bereq.backend = site.backend(); }
}

sub vcl_backend_response {
  if (beresp.status >= 500) {
    if (bereq.method == "GET" && bereq.retries < 1 && beresp.status == 503) { return (retry); }
    # What is kept of the page stays; vcl_synth asks for it.
    if (!bereq.uncacheable && !bereq.http.X-Stale) { return (abandon); }
    if (bereq.is_bgfetch) { return (abandon); }
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    set beresp.uncacheable = bereq.uncacheable;
    return (deliver);
  }
  if (bereq.uncacheable) { return (deliver); }
  if (
    beresp.status != 200 || beresp.http.Set-Cookie || beresp.http.Vary ~ "\*" ||
    beresp.http.Cache-Control ~ "(?i)private|no-store|no-cache" ||
    beresp.http.Cache-Control !~ "(?i)max-?age=[1-9]"
  ) {
    # Remembered for a moment, so that those who ask at once do not queue.
    set beresp.ttl = 1s;
    set beresp.grace = 0s;
    set beresp.uncacheable = true;
    return (deliver);
  }
  # A page is asked for again each second, with its ETag; pictures and scripts never change.
  if (beresp.http.Cache-Control ~ "s-maxage") {
    if (beresp.ttl > 1s) { set beresp.ttl = 1s; }
    set beresp.grace = std.duration(regsub(beresp.http.Cache-Control, "^.*stale-if-error=(\d+).*$", "\1s"), 0s);
  }
  return (deliver);
}

sub vcl_backend_error {
  if (bereq.method == "GET" && bereq.retries < 1) { return (retry); }
  if (!bereq.uncacheable && !bereq.http.X-Stale) { return (abandon); }
}

sub vcl_synth {
  # The site failed, and it did not look sick: once more, with whatever is kept.
  if (resp.status == 503 && req.restarts == 0 && !req.http.X-Stale && req.method ~ "^(GET|HEAD)$") {
    set req.http.X-Stale = "yes";
    return (restart);
  }
  set resp.http.Content-Type = "text/html; charset=utf-8";
  set resp.http.Cache-Control = "no-store";
  set resp.http.Retry-After = "5";
  synthetic("<!doctype html><title>503</title><h1>The site is resting</h1><p>Please try again in a moment.</p>");
  return (deliver);
}

sub vcl_deliver {
  unset resp.http.Via;
  unset resp.http.X-Varnish;
  if (obj.hits > 0) { set resp.http.X-Cache = "HIT"; } else { set resp.http.X-Cache = "MISS"; }
}
