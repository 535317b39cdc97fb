/** Inside a closed pile the top card is only a picture: pressing it presses the pile. */
import { createContext, useContext } from 'solid-js';

export const StillContext = createContext(false);

export const isStill = (): boolean => useContext(StillContext);
