/** The bridge keeps a copy of the sample data with this name. */
export const SAMPLES = 'samples';
