/** How large the type of a board is on the screen. */
import type { Locator } from '@playwright/test';

/** Words that are in view and smaller than so many pixels, each with its size and what it belongs to. */
export const tooSmall = (board: Locator, least: number): Promise<readonly string[]> =>
  board.evaluate((element, smallest) => {
    const pane = element.getBoundingClientRect();
    const isSeen = (node: Node): boolean => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, top, bottom, width, height } = range.getBoundingClientRect();
      const isInPane = right > pane.left && left < pane.right && bottom > pane.top && top < pane.bottom;
      return width > 1 && height > 1 && isInPane && (node.parentElement?.checkVisibility({ visibilityProperty: true }) ?? false);
    };
    /** By how much what surrounds an element enlarges it. */
    const scaleOf = (parent: Element): number => {
      const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
      return matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
    };
    const found: string[] = [];
    const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('title, .kit-account') || !node.textContent?.trim()) continue;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize) * scaleOf(parent);
      if (size < smallest - 0.05 && isSeen(node))
        found.push(
          `${size.toFixed(1)} ${parent.getAttribute('class') ?? parent.parentElement?.getAttribute('class')}: ${node.textContent.trim()}`,
        );
    }
    return found;
  }, least);
