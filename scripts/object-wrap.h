// Read before the sources of better-sqlite3 when it is compiled. From 24.19 on, Node's header has each
// wrapped object take back a cleanup hook while it is collected, when there is no environment to take
// it from, and the process aborts (nodejs/node#65446). Without the hook the header is what it was.
#include <node.h>

namespace node {
inline void IgnoreCleanupHook(v8::Isolate*, void (*)(void*), void*) {}
}  // namespace node

#define AddEnvironmentCleanupHook IgnoreCleanupHook
#define RemoveEnvironmentCleanupHook IgnoreCleanupHook
#include <node_object_wrap.h>
#undef AddEnvironmentCleanupHook
#undef RemoveEnvironmentCleanupHook
