/** Names that Windows reserves for devices, with any extension. */
export const DEVICE_NAME = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
