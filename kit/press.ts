/** What makes a piece of a drawing pressable: by mouse, by touch and by keyboard alike. */
export interface Pressing {
  readonly role?: 'button' | 'img';
  readonly tabindex?: number;
  readonly onClick?: (event: MouseEvent) => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly 'aria-label'?: string;
  readonly 'aria-pressed'?: boolean;
}

const isPressKey = (event: KeyboardEvent): boolean => event.key === 'Enter' || event.key === ' ';

const pressOnKey =
  (press: () => void) =>
  (event: KeyboardEvent): void => {
    if (!isPressKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
    press();
  };

/** What a piece listens to that is pressed by mouse, touch or keyboard. */
export const pressed = (press: () => void): Required<Pick<Pressing, 'onClick' | 'onKeyDown'>> => ({
  onClick: (event) => {
    event.stopPropagation();
    press();
  },
  onKeyDown: pressOnKey(press),
});

/** Attributes for an element that may or may not be pressable now; without a press it is a picture with a name. */
export const pressing = (label: string, press: (() => void) | undefined, selected?: boolean): Pressing =>
  press
    ? {
        role: 'button',
        tabindex: 0,
        'aria-label': label,
        ...(selected === undefined ? {} : { 'aria-pressed': selected }),
        ...pressed(press),
      }
    : { role: 'img', 'aria-label': label };
