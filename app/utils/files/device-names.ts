/** Windows keeps these names for devices, with any ending. */
export const DEVICE_NAME = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
