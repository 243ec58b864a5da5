// Records all that changes in the document until React begins; `foreign-changes.ts` knows what of it others did.
const records: MutationRecord[] = [];
let parsed = 0;

const observer = new MutationObserver((more) => {
  records.push(...more);
  if (document.readyState === "loading") parsed = records.length;
  self.changeLog?.onMore?.();
});

observer.observe(document, { childList: true, subtree: true, characterDataOldValue: true });

self.changeLog = {
  take() {
    const taken = records.splice(0).concat(observer.takeRecords());
    const count = parsed;
    parsed = 0;
    return [taken, count];
  },
  stop: () => observer.disconnect(),
};

export {};
