/** The heading of the kept lessons, which takes the focus of a button that goes with what it has deleted. */
export const keptTitle = () => document.getElementById('kept-title')
