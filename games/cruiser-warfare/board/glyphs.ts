/** Small signs of the chart, about eight units wide around their middle: a tramp, a bolt, a lump of coal, a stroke through it. */
export const TRADE = 'M-4 1.6H4L3 4H-3ZM-2.6 1V-2.2H0.2V1M1.4 1V-4H2.6V1';
export const BOLT = 'M1 -4.4L-2.6 0.7H-0.4L-1.2 4.2L2.6 -1.2H0.2Z';
export const COAL = 'M-3.6 2.8L-2.6 -1.4L0.4 -3L3.4 -0.6L3 2.8Z';
export const CROSS = 'M-4.2 -4.2L4.2 4.2';
