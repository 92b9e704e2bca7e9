import { createSlice } from '@reduxjs/toolkit'

export const catalogueSlice = createSlice({
  name: 'catalogue',
  initialState: {},
  reducers: {},
})
