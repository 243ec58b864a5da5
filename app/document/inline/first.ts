// The document's first script. It runs in the head before the first paint, so it is small. The order matters.
import "./follow-theme";
import "./watch-pictures";
import "./record-events";
import "./guard-forms";
